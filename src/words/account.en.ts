import type { SessionEnd } from '../backend/Account';
import type { ErrorCode } from '../generated/bindings';
import type { GeneralCode } from './errors.en';

/** What the provider of accounts says; the codes that other screens need too stand in errors.en.ts. */
const errors: Record<Exclude<ErrorCode, GeneralCode>, string> = {
  'email-already-in-use': 'There is an account with this e-mail address.',
  'wrong-password': 'The password is not right.',
  'user-not-found': 'There is no account with this e-mail address.',
  'invalid-credential': 'The e-mail address or the password is not right.',
  'invalid-email': 'This is not an e-mail address.',
  'missing-email': 'Please write your e-mail address.',
  'missing-password': 'Please write your password.',
  'weak-password':
    'Password must be 8+ characters long and contain one uppercase letter, lowercase letter, and number',
  'password-does-not-meet-requirements': 'Many people use this password, so it is easy to guess.',
  'expired-action-code': 'This link is too old.',
  'invalid-action-code': 'This link was used before, or a part of it is missing.',
  'user-disabled': 'This account is closed.',
  'user-token-expired': 'You were logged out.',
  'user-deleted': 'This account was deleted.',
  'invalid-user-token': 'You were logged out.',
  'requires-recent-login': 'Please write your password again first.',
  'operation-not-allowed': 'This is not offered here.',
  'admin-restricted-operation': 'This is not offered here.',
  'credential-already-in-use': 'This is used by another account.',
  'multi-factor-auth-required': 'This account asks for a second step that is not offered here.',
  'user-mismatch': 'This is not the account that is logged in.',
  'popup-blocked': 'The browser did not open the window.',
  'popup-closed-by-user': 'The window was closed.',
  'unauthorized-domain': 'This page may not be used to log in.',
  'permission-denied': 'You cannot open this.',
  'quota-exceeded': 'You have as many resumes as we can keep.',
  'file-not-pdf': 'This file is not a PDF.',
  canceled: 'You stopped the upload. Nothing was saved.',
};

/** What a person can do next, where there is more to say than to try again. */
const nextSteps: Partial<Record<ErrorCode, string>> = {
  'email-already-in-use': 'Log in with it, or press "Forgot password? Click here."',
  'wrong-password': 'Try again, or press "Forgot password? Click here."',
  'user-not-found': 'Look at the address again, or sign up.',
  'invalid-credential':
    'Look at both again. If you forgot the password, press "Forgot password? Click here."',
  'invalid-email': 'It looks like this: name@example.com',
  'weak-password': 'Please choose another one.',
  'password-does-not-meet-requirements':
    'Please choose another one. Three words that do not belong together are a good start.',
  'expired-action-code': 'Please ask for a new one.',
  'invalid-action-code': 'Please ask for a new one.',
  'user-disabled': 'Please talk to the staff, or write to us.',
  'user-token-expired': 'Please log in again.',
  'user-deleted': 'You can sign up again at any time.',
  'invalid-user-token': 'Please log in again.',
  'permission-denied': 'Please log in again.',
  'quota-exceeded': 'Remove one that you do not need, then try again.',
  'file-not-pdf': 'Save your resume as a PDF, then choose it again.',
  canceled: 'You can choose a file and try again.',
  'payload-too-large': 'Save it with smaller pictures, or without them, then try again.',
  'too-many-requests': 'What you typed is still here. Wait a few minutes, then try again.',
  'network-request-failed': 'What you typed is still here. Try again when the network is back.',
};

/** Why a person has to log in again. */
const ends: Record<SessionEnd, string> = {
  'logged-out': 'You are logged out.',
  everywhere: 'You are logged out on this device and on all others.',
  'other-window': 'You are logged out because you logged out in another window.',
  deleted: 'Your account is deleted. All that belonged to it is gone.',
  idle: 'You were logged out because nothing was pressed for 15 minutes.',
  'too-old': 'You were logged out because you typed your password 30 days ago.',
  closed: 'You were logged out because this account is closed. Talk to the staff, or write to us.',
  ended:
    'You were logged out because your session ended. A new password ends it, and so does a log-out on all devices.',
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
    'Use 8 or more characters, with a capital letter, a small letter and a number. Do not use one that many people use.',
  whyDisabled: 'The button works when all fields are filled in right.',
  noEmail: {
    question: 'No e-mail yet?',
    text: 'You can get a free e-mail address at gmail.com or outlook.com. The staff here or at a public library can help you. You need no account for the lists.',
  },
  byMail: 'Enter your email. We send you a link. Open it to choose a password.',
  privacy: {
    direct:
      'Only you can see your account. If a person tries to sign up with your email, they see that it is taken. Then we send you an email about it.',
    'by-mail': "Only you can see your account. We don't tell anyone that you have one.",
    unknown: 'Only you can see your account.',
  },
  device: {
    question: 'Is this your own phone or computer?',
    own: 'Yes, only I use it',
    shared: 'No, other people use it too',
    ownNote: 'You stay logged in here for up to 30 days.',
    sharedNote:
      'You are logged out when you close this window or load it again, or when nothing is pressed for 15 minutes.',
  },
  ends,
  resetTitle: 'Forgot Password?',
  resetText: 'Write the e-mail address of your account. We send you a link to a new password.',
  submit: 'Submit',
  cancel: 'Cancel',
  ok: 'OK',

  notices: {
    signInFailed: 'Sign In Failed',
    signUpFailed: 'Sign Up Failed',
    signUpSentTitle: 'Check Your Inbox',
    signUpSentText: 'We sent an email to this address. Open it to go on.',
    weakTitle: 'Password Not Secure!',
    weakText:
      'Please ensure your password is at least eight characters long and contains at least one uppercase letter, one lowercase letter, and one number.',
    mismatchTitle: "Passwords Don't Match!",
    mismatchText: 'Please ensure "Password" and "Confirm password" fields are the same.',
    resetSentTitle: 'Check Your Inbox',
    resetSentText: "If we have your email on file, we'll send a password reset email shortly.",
    resetSentNext: 'It can take a few minutes. Please look into the spam folder too.',
    resetFailed: 'Something went wrong',
    badEmailTitle: 'Invalid Email',
    badEmailText: 'Please make sure the inputted email is valid.',
    changeFailed: 'Something Went Wrong',
    emptyEmail: 'Email address must be non-empty!',
    emptyEmailNext: 'Please write the new address first.',
    emailSentTitle: 'Check Your Inbox',
    emailSentText: 'We sent a link to the new address.',
    emailSentNext: 'Open it to confirm. Until then, log in with the old address.',
    passwordTitle: 'Password Changed',
    passwordText: 'Your new password works from now on. You were logged out everywhere else.',
    exportTitle: 'What We Keep About You',
    tryAgain: 'Please look at what you typed and try again.',
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
    'Get all that we keep about you, with your resumes, in one file. The file stays on this device. Delete it there if other people use it.',
  exportShowText:
    'See all that we keep about you on this screen. This computer saves no copy. To get your resumes as files too, log in on your own phone.',
  exportButton: 'Download my data',
  exportShow: 'Show my data',
  everywhereText: 'Did you forget to log out on another computer? You can log out on all at once.',
  everywhereButton: 'Log out everywhere',
  deleteText:
    'You can delete your account. All that belongs to it is deleted too. Nobody can bring it back.',
  deleteButton: 'Delete my account',
  deleteTitle: 'Delete your account?',
  deleteConfirm: 'Delete for good',
  proveTitle: 'Please write your password again',
  proveText: 'This is to make sure that it is you.',

  action: {
    resetTitle: 'Choose a new password',
    resetFor: (email: string) => `For ${email}`,
    save: 'Save',
    confirmTitle: 'Confirm your email',
    changeTo: (email: string) => `Use ${email} from now on?`,
    verify: (email: string) => `Is ${email} yours?`,
    recoverTitle: 'Get your account back',
    recover: (email: string) => `Use ${email} again, and log out everywhere?`,
    yes: 'Yes, confirm',
    doneTitle: 'Done',
    firstTitle: 'Choose a password',
    firstDone: 'Your account is ready. Log in with your password.',
    resetDone: 'Your new password works now. Please log in with it.',
    emailDone: 'Your email is confirmed. Please log in with it.',
    recoverDone:
      'This email is yours again. The old password does not work now. We sent you a link. Open it to choose a new password.',
    brokenTitle: 'This link does not work',
    toLogIn: 'Go to log in',
  },
};

/** A language that lacks a sentence does not compile. */
export type AccountWords = typeof account;
