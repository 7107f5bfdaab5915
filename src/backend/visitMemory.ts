/** Why a visit is forgotten while its page stays. */
export type Forgetting =
  /** The session of a person ended here, by whatever way. */
  | 'session-ended'
  /** The same, because the page is being left: what comes back from an identity provider needs its half. */
  | 'page-left'
  /** No one touched a page with answers for a while. */
  | 'left-alone';

/** What the window hears when a visit was forgotten; `detail` says why. */
export const FORGOTTEN = 'visit-forgotten';
/** Of all that a visit keeps, these alone stay: how the screens are read says nothing of a person. */
export const STAYING = ['language', 'comfort'];
/** What this window began at an identity provider; whoever comes back takes it off. */
export const BEGUN = 'provider-sign-in';

/**
 * Forgets what was typed and tapped in this visit. A key that is new in the storage goes too: what stays is named, not
 * what goes.
 */
export function forgetVisit(why: Forgetting): void {
  for (const key of Object.keys(sessionStorage))
    if (!STAYING.includes(key) && !(why === 'page-left' && key === BEGUN))
      sessionStorage.removeItem(key);
  dispatchEvent(new CustomEvent(FORGOTTEN, { detail: why }));
}
