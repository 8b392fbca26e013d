/** What the Reddit finder says to everybody but admins, on the page they are led to. */
export const ADMIN_DENIED = 'Access denied. Admin privileges required.';
