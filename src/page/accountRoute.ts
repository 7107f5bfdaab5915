/** The routes of accounts, by the id under which their loader's answer is found. */
export const ACCOUNT_ROUTE = 'account';
