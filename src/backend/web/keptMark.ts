/** The mark of a browser that keeps a session. It can be read before a page is first drawn. */
export const KEPT_MARK = 'session-kept';
