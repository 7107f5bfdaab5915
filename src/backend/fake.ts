import type { Account } from './Account';
import type { CodeSignIn } from './CodeSignIn';
import type { FindAnswer } from '../generated/bindings';
import { BackendError, type Backend } from './Backend';
import type { PlaceTexts } from './PlaceTexts';
import type { ResumeShelf } from './ResumeShelf';
import type { ResumeBuilder } from './ResumeBuilder';
import type { Security } from './Security';
import type { Sessions } from './Sessions';
import type { Terminal } from './Terminal';
import type { WaySettings } from './WaySettings';

const terminal = Promise.resolve(fakeTerminal());

/** An answer of the finder without places. */
export const nothingFound: FindAnswer = {
  at: '2026-11-22T13:00',
  span: 'now',
  near: null,
  nearUnknown: false,
  also: [],
  places: [],
  later: [],
  total: 0,
  others: [],
  help: '211',
  keptAt: null,
};

/** A Backend for tests and for working on screens without a service. */
export function fakeBackend(parts: Partial<Backend> = {}): Backend {
  return {
    device: { kind: 'browser' },
    contactEmail: 'desk@example.org',
    papersPlanner: { state: 'unsigned' },
    language: 'en',
    town: '',
    isSignedInAtStart: false,
    isReachable: () => Promise.resolve(true),
    listing: () => Promise.resolve({ rows: [], keptAt: null }),
    find: () => Promise.resolve(nothingFound),
    search: () =>
      Promise.resolve({
        at: '',
        span: 'now' as const,
        others: [],
        hits: [],
        total: 0,
        needs: [],
        near: null,
        also: [],
        understood: null,
        unknown: [],
        wishes: [],
        typed: null,
        keptAt: null,
      }),
    place: () => Promise.reject(new BackendError('not-found')),
    keepPlaces: () => Promise.resolve(),
    reportPlace: () => Promise.resolve('sent'),
    countPageView: () => undefined,
    countPlaceUses: () => undefined,
    countZeroResult: () => undefined,
    newKey: () => '00112233445566778899aabbccddeeff',
    sendMessage: () => Promise.resolve('sent'),
    openAccount: () => Promise.resolve(fakeAccount()),
    accountInUse: () => new Promise(() => undefined),
    openResumeBuilder: () => Promise.resolve(fakeBuilder()),
    openPlaceTexts: () => Promise.resolve(fakePlaceTexts()),
    openEntryLinks: () => Promise.reject(new BackendError('operation-not-allowed')),
    openTerminal: () => terminal,
    openOutside: () => Promise.resolve('not-allowed'),
    ...parts,
  };
}

/** An installation that sends no places to phones. */
export function fakePlaceTexts(parts: Partial<PlaceTexts> = {}): PlaceTexts {
  return {
    areOn: () => Promise.resolve(false),
    send: ({ places }) => Promise.resolve({ written: places.length, linked: 0, leftOut: 0 }),
    ...parts,
  };
}

/** Makes an empty resume of anything. */
export function fakeBuilder(parts: Partial<ResumeBuilder> = {}): ResumeBuilder {
  return {
    make: ({ answers, language }) =>
      Promise.resolve({
        sheet: { language, title: '', heading: answers.name, contact: [], sections: [] },
        text: answers.name,
        pdf: '',
        concepts: [],
      }),
    makeLetter: ({ name, language }) =>
      Promise.resolve({
        sheet: { language, title: '', heading: name, contact: [], sections: [] },
        text: name,
        pdf: '',
        concepts: [],
      }),
    employers: () =>
      Promise.resolve({
        resume: { state: 'none' },
        matches: [],
        near: [],
        helpers: [],
        zipKnown: false,
        credits: [],
        keptAt: null,
      }),
    skills: () => Promise.resolve([]),
    keepEmployers: () => Promise.resolve(),
    print: () => Promise.resolve(),
    keep: () => Promise.resolve({ where: 'here' }),
    ...parts,
  };
}

/** A machine that can do everything and does nothing. */
export function fakeTerminal(parts: Partial<Terminal> = {}): Terminal {
  const done = () => Promise.resolve();
  return {
    abilities: { print: true, speak: true, keyboard: false, leave: false },
    website: 'https://help.example.org/',
    watch: () => () => undefined,
    stay: () => undefined,
    endVisit: done,
    print: done,
    speak: done,
    hush: done,
    leave: done,
    ...parts,
  };
}

/** An Account of no one; what a test is about is put in its place. */
export function fakeAccount(parts: Partial<Account> = {}): Account {
  const done = () => Promise.resolve();
  return {
    session: () => null,
    lastEnd: () => null,
    subscribe: () => () => undefined,
    signUpMode: () => Promise.resolve('direct'),
    signUp: () => Promise.resolve('signed-in'),
    signIn: () => Promise.resolve(null),
    waysOffered: () => Promise.resolve({ emailLink: false, phone: false, providers: [] }),
    openCodeSignIn: () => Promise.resolve(fakeCodeSignIn()),
    openProviders: () => Promise.reject(new BackendError('operation-not-allowed')),
    signOut: done,
    signOutEverywhere: done,
    requestReset: done,
    requestEmailChange: done,
    proveAgain: () => Promise.resolve(null),
    changePassword: done,
    openWays: () => Promise.resolve(fakeWays()),
    openSessions: () => Promise.resolve(fakeSessions()),
    openSecurity: () => Promise.resolve(fakeSecurity()),
    openDesk: () => Promise.reject(new BackendError('permission-denied')),
    openResumes: () => Promise.resolve(fakeShelf()),
    showData: () => Promise.resolve('{}'),
    saveData: () => Promise.resolve({ where: 'here' }),
    deleteAccount: done,
    finishDeletion: done,
    lookAtCode: () => Promise.resolve({ purpose: 'PASSWORD_RESET', email: 'ana@example.org' }),
    resetPassword: done,
    applyCode: done,
    ...parts,
  };
}

/** A sign-in that every code opens. */
export function fakeCodeSignIn(parts: Partial<CodeSignIn> = {}): CodeSignIn {
  const opens = () => Promise.resolve({ step: null, isNew: false });
  return {
    mailCode: () => Promise.resolve(),
    byMail: opens,
    textCode: () => Promise.resolve('session'),
    byPhone: opens,
    ...parts,
  };
}

/** The ways to log in to an account with an email. */
export function fakeWays(parts: Partial<WaySettings> = {}): WaySettings {
  const done = () => Promise.resolve();
  return {
    ways: () =>
      Promise.resolve({
        email: 'ana@example.org',
        address: 'ana@example.org',
        hasPassword: true,
        phone: null,
        providers: [],
      }),
    canAddProviders: true,
    requireRecentSignIn: done,
    addPhone: () => Promise.resolve('added'),
    mailCode: done,
    addEmail: done,
    remove: done,
    ...parts,
  };
}

/** The list before a session is in it. */
export function fakeSessions(parts: Partial<Sessions> = {}): Sessions {
  const none = () => Promise.resolve([]);
  return { list: none, changes: none, end: () => Promise.resolve(), ...parts };
}

/** The second factors of an account without any. */
export function fakeSecurity(parts: Partial<Security> = {}): Security {
  const done = () => Promise.resolve();
  return {
    factors: () => Promise.resolve([]),
    start: () =>
      Promise.resolve({
        sharedSecretKey: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        verificationCodeLength: 6,
        hashingAlgorithm: 'SHA1',
        periodSec: 30,
        sessionInfo: 'session',
        finalizeEnrollmentTime: '2030-01-01T00:00:00Z',
      }),
    finish: done,
    startPhone: () => Promise.resolve('session'),
    finishPhone: done,
    remove: done,
    requestConfirmation: done,
    makeRecoveryCodes: () => Promise.resolve([]),
    ...parts,
  };
}

/** An empty shelf. */
export function fakeShelf(parts: Partial<ResumeShelf> = {}): ResumeShelf {
  const done = () => Promise.resolve();
  return {
    maxBytes: 10 * 1024 * 1024,
    list: () => Promise.resolve({ current: null, files: [] }),
    offers: () => Promise.resolve([]),
    upload: done,
    open: done,
    remove: done,
    employers: () =>
      Promise.resolve({
        resume: { state: 'none' },
        matches: [],
        near: [],
        helpers: [],
        zipKnown: false,
        credits: [],
        keptAt: null,
      }),
    skills: () => Promise.resolve([]),
    ...parts,
  };
}
