interface ImportMetaEnv {
  /** The address of the API, without a slash at the end. Default `/api`. */
  readonly VITE_API_BASE?: string;
  /** The release that was built, such as '1.0.0'. */
  readonly VITE_VERSION: string;
  /** True in a build, whose pages may be read in every language. */
  readonly VITE_LANGUAGES?: boolean;
  /** The ids of the routes whose replies browsers keep, with commas between them. */
  readonly VITE_KEPT_ROUTES?: string;
  /** Of these, the ids of those that they ask for before a page does. */
  readonly VITE_FILLED_ROUTES?: string;
  /** True for the build that needs no server. */
  readonly VITE_STATIC?: boolean;
  /** The address of the server that keeps its encrypted copies, without a slash at the end; empty: none. */
  readonly VITE_VAULT_SERVER?: string;
}
