interface ImportMetaEnv {
  /** Where the API is, without a slash at the end. Default `/api`. */
  readonly VITE_API_BASE?: string;
}
