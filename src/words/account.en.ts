import type { SessionEnd } from '../backend/Account';
import type { ErrorCode } from '../generated/bindings';
import type { GeneralCode } from './errors.en';
import { said } from './said';

/** What the provider of accounts says; the codes that other screens need too stand in errors.en.ts. */
const errors: Record<Exclude<ErrorCode, GeneralCode>, string> = {
  'email-already-in-use': 'There is already an account with this email.',
  'wrong-password': "That password isn't right.",
  'user-not-found': 'There is no account with this email.',
  'invalid-credential': "The email or password isn't right.",
  'invalid-email': "This isn't an email address.",
  'missing-email': 'Enter your email.',
  'missing-password': 'Enter your password.',
  'weak-password':
    'Password must be 8+ characters long and contain one uppercase letter, lowercase letter, and number',
  'password-does-not-meet-requirements': "Many people use this password, so it's easy to guess.",
  'expired-action-code': 'This link is too old.',
  'invalid-action-code': 'This link was used before, or part of it is missing.',
  'user-disabled': 'This account is closed.',
  'user-token-expired': 'You were logged out.',
  'user-deleted': 'This account was deleted.',
  'invalid-user-token': 'You were logged out.',
  'requires-recent-login': 'Enter your password again first.',
  'operation-not-allowed': "This isn't available here.",
  'admin-restricted-operation': "This isn't available here.",
  'credential-already-in-use': 'Another account already uses this.',
  'multi-factor-auth-required': "This account needs a second step that isn't available here.",
  'invalid-verification-code': "That code isn't right.",
  'invalid-multi-factor-session': 'That took too long, or there were too many wrong codes.',
  'multi-factor-info-not-found': 'This second step was removed.',
  'unverified-email': 'Your email is not confirmed yet.',
  'maximum-second-factor-count-exceeded': "You've reached the limit of second steps.",
  'second-factor-already-in-use': 'Your account has this phone number now. Use another one here.',
  'invalid-phone-number': "This isn't a phone number.",
  'invalid-app-credential': 'That took too long.',
  'changed-meanwhile': 'Another person was faster.',
  'user-mismatch': "You're logged in to a different account.",
  'popup-blocked': "Your browser didn't open the window.",
  'popup-closed-by-user': 'The window was closed.',
  'unauthorized-domain': "You can't log in from this page.",
  'permission-denied': "You can't open this.",
  'quota-exceeded': "You've reached the limit. We can't keep more resumes.",
  'file-not-pdf': "This file isn't a PDF.",
  canceled: 'You stopped the upload. Nothing was saved.',
};

/** What a person can do next, where there is more to say than to try again. */
const nextSteps: Partial<Record<ErrorCode, string>> = {
  'email-already-in-use': 'Log in with it, or press "Forgot password? Click here."',
  'wrong-password': 'Try again, or press "Forgot password? Click here."',
  'user-not-found': 'Check the email, or sign up.',
  'invalid-credential':
    'Check both and try again. If you forgot your password, press "Forgot password? Click here."',
  'invalid-email': 'An email looks like this: name@example.com',
  'weak-password': 'Choose another one.',
  'password-does-not-meet-requirements':
    "Choose another one. Three words that don't go together are a good start.",
  'expired-action-code': 'Ask for a new one.',
  'invalid-action-code': 'Ask for a new one.',
  'user-disabled': 'Talk to the staff, or write to us.',
  'user-token-expired': 'Please log in again.',
  'user-deleted': 'You can sign up again at any time.',
  'invalid-user-token': 'Please log in again.',
  'invalid-multi-factor-session': 'Start again.',
  'maximum-second-factor-count-exceeded': 'Remove one first.',
  'second-factor-already-in-use': 'Add another number, or use an app.',
  'permission-denied': 'Please log in again.',
  'quota-exceeded': "Remove one you don't need, then try again.",
  'file-not-pdf': 'Save your resume as a PDF, then choose it again.',
  canceled: 'You can choose a file and try again.',
  'payload-too-large': 'Save it with smaller pictures, or without them, then try again.',
  'too-many-requests': 'What you typed is still here. Wait a few minutes, then try again.',
  'network-request-failed': 'What you typed is still here. Try again when the internet is back.',
};

/** Why a person has to log in again. */
const ends: Record<SessionEnd, string> = {
  'logged-out': 'You are logged out.',
  everywhere: 'You are logged out on this device and on all others.',
  'other-window': 'You are logged out here too. You did that in another window.',
  deleted: 'Your account is gone, with all that was in it.',
  'deleted-later':
    'Your account is closed. No one can log in to it. We sent you an email, or a text if you have no email. Its link shows when everything is gone for good. With it you can bring the account back, or delete everything right away.',
  idle: "You were logged out because this page wasn't used for 15 minutes.",
  'too-old': 'You were logged out because it has been 30 days since you logged in.',
  closed: 'You were logged out because this account is closed. Talk to the staff, or write to us.',
  ended:
    'You were logged out. This happens when the password changes, or when you log out from another device.',
};

/** The sentences of the account screens, loaded with them. */
export const account = {
  logInTitle: 'Log In to New Beginnings',
  signUpTitle: 'Sign Up For New Beginnings',
  toSignUp: "Don't have an account? Click here to sign up",
  toLogIn: 'Already have an account? Click here to log in',
  forgot: 'Forgot password? Click here.',
  email: 'Email',
  password: 'Password',
  confirm: 'Confirm password',
  logIn: 'Log In',
  signUp: 'Sign Up',
  emailOrPhone: 'Email or phone number',
  emailOrPhoneHint: 'One of them is enough.',
  badEmailOrPhone: 'Enter an email, or a phone number with 10 digits.',
  next: 'Continue',
  otherWays: 'Other ways to log in',
  codeByEmail: 'Send me a code by email',
  codeByPhone: 'Use my phone number',
  working: 'One moment …',
  show: 'Show',
  hide: 'Hide',
  showWhat: (label: string) => `Show: ${label}`,
  hideWhat: (label: string) => `Hide: ${label}`,
  badEmail: 'Please enter a valid email',
  badPassword:
    'Password must be 8+ characters long and contain one uppercase letter, lowercase letter, and number',
  mismatch: 'Passwords do not match!',
  passwordRules:
    "Use 8 or more characters, with a capital letter, a small letter and a number. Don't use a common password.",
  whyDisabled: 'Fill in all the fields to go on.',
  noEmail: {
    question: 'No email yet?',
    text: "You can get a free email at gmail.com or outlook.com. The staff here or at a public library can help. You don't need an account to use the lists.",
  },
  byMail: "Enter your email. We'll send you a link. Open it to choose a password.",
  privacy: {
    direct:
      "Only you can see your account. If someone else tries to sign up with your email, they see that it's taken. Then we email you about it.",
    'by-mail': "Only you can see your account. We don't tell anyone that you have one.",
    unknown: 'Only you can see your account.',
  },
  device: {
    question: 'Is this your own phone or computer?',
    own: 'Yes, only I use it',
    shared: 'No, other people use it too',
    ownNote: 'You stay logged in here for up to 30 days.',
    sharedNote:
      "You'll be logged out when you close or reload this page. You'll also be logged out if you don't use it for 15 minutes.",
  },
  ends,
  resetTitle: 'Forgot Password?',
  resetText: "Enter your email. We'll send you a link to choose a new password.",
  submit: 'Submit',
  cancel: 'Cancel',
  ok: 'OK',

  notices: {
    signInFailed: 'Sign In Failed',
    signUpFailed: 'Sign Up Failed',
    signUpSentTitle: 'Check Your Inbox',
    signUpSentText: 'We sent you an email. Open it to continue.',
    weakTitle: 'Password Not Secure!',
    weakText:
      'Please ensure your password is at least eight characters long and contains at least one uppercase letter, one lowercase letter, and one number.',
    mismatchTitle: "Passwords Don't Match!",
    mismatchText: 'Please ensure "Password" and "Confirm password" fields are the same.',
    resetSentTitle: 'Check Your Inbox',
    resetSentText: "If we have your email on file, we'll send a password reset email shortly.",
    resetSentNext: 'It can take a few minutes. Check your spam folder too.',
    resetFailed: 'Something went wrong',
    badEmailTitle: 'Invalid Email',
    badEmailText: 'Please make sure the inputted email is valid.',
    changeFailed: 'Something Went Wrong',
    emptyEmail: 'Email address must be non-empty!',
    emptyEmailNext: 'Enter your new email first.',
    emailSentTitle: 'Check Your Inbox',
    emailSentText: 'We sent a link to your new email.',
    emailSentNext: 'Open it to confirm. Until then, log in with your old email.',
    passwordTitle: 'Password Changed',
    passwordText: 'Use your new password from now on. You are logged out everywhere else.',
    exportTitle: 'What We Keep About You',
    tryAgain: 'Check what you typed and try again.',
  },
  errors,
  nextSteps,

  welcome: (email: string) => `Welcome back, ${email}!`,
  logOut: 'Log out',
  tabs: 'Your account',
  settings: 'Settings',
  resumes: 'My Resumes',
  changeEmail: 'Change your Email',
  changeEmailNote: 'A confirmation will be sent to the new email.',
  newEmail: 'New Email',
  confirmButton: 'Confirm',
  changePassword: 'Change your Password',
  changePasswordNote:
    'The new password must contain at least one uppercase letter, one lowercase letter and one number.',
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  confirmNewPassword: 'Confirm New Password',
  yourData: 'Your data',
  exportText:
    'Get everything we keep about you, with your resumes, in one file. The file stays on this device. Delete it if other people use this device.',
  exportShowText:
    "See everything we keep about you on this screen. This computer doesn't save a copy. To get your resumes as files too, save everything on your USB stick.",
  exportButton: 'Download my data',
  exportShow: 'Show my data',
  exportStick: 'Save my data on my USB stick',
  exportSaved: (place: string) =>
    `Everything is on your stick "${place}", in a file with the name my-data. You can take it out now.`,
  exportNoStick: 'We found no stick with enough room. Plug one in and try again.',
  everywhereText:
    'Did you forget to log out on another computer? You can log out everywhere at once.',
  everywhereButton: 'Log out everywhere',
  deleteText: 'You can delete your account. All that is in it goes too.',
  deleteWarning: {
    later:
      'Your account closes right away. Everything in it is deleted for good after 3 days, or after up to 7 days if you changed your email or password this week. Until then, a link that we email you can bring it back. With the same link you can delete everything sooner.',
    now: "Your account and everything in it are deleted right away. You can't undo this.",
  },
  deleteButton: 'Delete my account',
  deleteTitle: 'Delete your account?',
  deleteConfirm: 'Yes, delete it',
  proveTitle: 'Enter your password again',
  proveText: "This is to make sure it's you.",

  action: {
    resetTitle: 'Choose a new password',
    resetFor: (email: string) => `For ${email}`,
    save: 'Save',
    confirmTitle: 'Confirm your email',
    changeTo: (email: string) => `Use ${email} from now on?`,
    verify: (email: string) => `Is ${email} yours?`,
    recoverTitle: 'Get your account back',
    recover: (email: string) => `Use ${email} again, and log out on all devices?`,
    yes: 'Yes, confirm',
    doneTitle: 'Done',
    firstTitle: 'Choose a password',
    firstDone: 'Your account is ready. Log in with your password.',
    resetDone: 'Your new password is ready. Log in with it.',
    emailDone: 'Your email is confirmed. Log in with it.',
    deletion: {
      title: 'Your deleted account',
      until: (email: string, when: string) =>
        said`The account of ${email} is closed. Everything in it is gone for good after ${when}.`,
      back: 'Do you want it back? You are logged out everywhere, and you choose a new password.',
      undo: 'Get my account back',
      finish: 'Delete everything now',
      finishTitle: 'Delete everything now?',
      finishText: "Your account and everything in it are deleted right away. You can't undo this.",
      finishYes: 'Delete for good',
    },
    brokenTitle: "This link doesn't work",
    toLogIn: 'Go to log in',
  },
};

/** A language that lacks a sentence does not compile. */
export type AccountWords = typeof account;
