import type { Role } from '../generated/bindings';
import { said } from './said';

/** The sentences of the screens at the desk for suggestions, messages, notices and the staff, loaded with them. */
export const office = {
  reviewTitle: 'Suggestions',
  noSuggestions: 'No suggestions wait.',
  placeGone: 'This place is no longer on our lists. Nothing can be published.',
  from: (who: string, when: string) => `From ${who}, ${when}`,
  fromPlace: (who: string, when: string) => `${who} says this about itself, ${when}`,
  allRight: 'The place says that all of it is right.',
  approve: 'Publish it',
  giveBack: 'Return it',
  word: 'A word to the person',
  returned: (word: string) => `An editor returned this: ${word}`,
  putAway: 'Put away',
  waiting: 'It waits for an editor.',
  toPlace: 'See the place',

  peopleTitle: 'Staff',
  invited: 'Invited, was not here yet',
  accountDeleted: "Account deleted. This person can't come to the desk.",
  sessions: (count: number) => (count === 1 ? '1 open log-in' : `${count} open log-ins`),
  session: (device: string, when: string) => `${device}, last used ${when}`,
  someDevice: 'A device',
  role: 'Role',
  roleTexts: {
    caller: 'Calls places and suggests changes',
    editor: 'Publishes changes',
    owner: 'Invites people and sets roles',
  } satisfies Record<Role, string>,
  saveRole: 'Save role',
  remove: 'Remove from staff',
  endSessions: 'Log out everywhere',
  inviteTitle: 'Invite a person',
  inviteName: 'Name',
  inviteEmail: 'Email',
  inviteLanguage: 'Language of the letter',
  english: 'English',
  spanish: 'Spanish',
  invite: 'Send invitation',
  inviteSent: (email: string) => said`We sent an invitation to ${email}.`,
  lastOwner:
    'The desk needs an owner who can open it. Make another person an owner. When that person has opened the desk once, try again.',
  badInvite: 'Enter a name and a full email address.',

  noMessages: 'No messages wait.',
  assigned: 'Who looks after it?',
  noOne: 'No one yet',
  saved: 'Saved.',
  answer: 'Answer by email',
  answerText: (name: string) => `Your answer to ${name}`,
  answerHint: 'We send it as an email with your name. We keep no copy of the text.',
  sendAnswer: 'Send the answer',
  answerSent: 'The answer is on its way. The message is done.',
  answerUnsent:
    'Your answer was not sent, because another person was faster. Your text is still here. See above how it is now.',
  noAnswerText: 'Write an answer first.',
  showAll: 'Show all of it',
  showLess: 'Show less',
  answeredBy: (who: string) => `Answered by ${who}`,
  callBack: "We can't answer this by email from here. Use what the person says above.",
  markDone: 'Done',
  markOpen: 'Open it again',
  doneBy: (who: string) => `Done by ${who}`,
  doneMessages: (count: number) => (count === 1 ? '1 done message' : `${count} done messages`),

  noticesText:
    'A notice is on top of each screen until its time ends. People see it on the website and at each kiosk.',
  noNotices: 'There is no notice now.',
  newNotice: 'New notice',
  noticeEnglish: 'Text in English',
  noticeSpanish: 'Text in Spanish',
  noticeLife: 'How long?',
  hours: (hours: number) => (hours < 48 ? `${hours} hours` : `${hours / 24} days`),
  untilTime: 'Until a day and time',
  noticeTime: 'Day and time when it ends (New Jersey time)',
  badTime: 'Choose a time in the next 31 days.',
  showNotice: 'Show it',
  noticeShown: 'The notice is on the screens.',
  noticeUntil: (who: string, when: string) => `From ${who}, until ${when}`,
  endNotice: 'End it now',
  noticeEnded: 'The notice is gone.',
  badNotice: 'Write the text in both languages.',

  recordText:
    'Everything that staff, commands and links to places did, newest first. Only owners see it.',
  noActs: 'Nothing was done yet.',
  olderActs: 'Show older ones',
  allActs: 'That was all of it.',
};

/** A language that lacks a sentence does not compile. */
export type OfficeWords = typeof office;
