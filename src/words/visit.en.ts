export const visit = {
  bar: 'Help with this visit',
  leaveNow: 'Leave now',
  leaveNowNote: 'Hides this screen and ends your visit at once. Or press Shift three times.',
  myList: (count: number) => `My list (${count})`,
  smaller: 'Smaller text',
  larger: 'Larger text',
  size: (percent: number) => `Text size ${percent} percent`,
  contrast: 'More contrast',
  read: 'Read this page',
  stopReading: 'Stop reading',
  readFailed: 'This page can not be read out loud right now.',

  session: {
    in: (who: string) => `Logged in: ${who}`,
    logOut: 'Log out',
    out: 'You are logged out.',
  },

  idle: {
    title: 'Are you still here?',
    text: 'To keep what is yours safe, this screen starts over soon. Touch the screen or press any key to stay.',
    left: (seconds: number) =>
      seconds === 1 ? 'It starts over in 1 second.' : `It starts over in ${seconds} seconds.`,
    stay: 'I am still here',
    logOutText:
      'To keep what is yours safe, you will be logged out soon. Touch the screen or press any key to stay.',
    logOutLeft: (seconds: number) =>
      seconds === 1
        ? 'You will be logged out in 1 second.'
        : `You will be logged out in ${seconds} seconds.`,
  },

  staff: {
    open: 'Staff',
    title: 'For staff',
    text: 'Type the PIN of this computer to close this program.',
    pin: 'PIN',
    leave: 'Close the program',
    back: 'Back',
    wrong: 'This PIN is not right. Please try again.',
    pause: 'There were too many tries. Please wait 15 minutes.',
  },

  take: {
    button: (name: string) => `Take along: ${name}`,
    short: 'Take along',
    hint: 'Press "Take along" to print a place, to open it on a phone, or to put it on your list.',
    code: 'Code with this page, to scan with a phone',
    scan: 'Scan this code with a phone camera to open the page there.',
    print: 'Print this',
    printing: 'It is being printed.',
    printFailed: 'It could not be printed. Please tell the staff.',
    add: 'Put it on my list',
    remove: 'Take it off my list',
    full: 'Your list is full. Take something off first.',
    close: 'Close',
    phone: 'Open this on a phone',
  },

  mine: {
    title: 'My List',
    text: 'These are the places you chose. Print them, or scan the code with a phone. When your visit ends, this list is gone.',
    shared: 'These places were chosen for you to take along.',
    empty: 'Nothing is on your list yet. Open a list and press "Take along" below a place.',
    print: 'Print my list',
    gone: (count: number) =>
      count === 1
        ? 'One place has changed since it was chosen. Please look for it in its list.'
        : `${count} places have changed since they were chosen. Please look for them in their lists.`,
    clear: 'Clear my list',
    remove: (name: string) => `Take off: ${name}`,
    removeShort: 'Take off',
    toLists: 'Go to the lists',
  },

  keyboard: {
    label: 'Keyboard on the screen',
    space: 'Space',
    shift: 'Capitals',
    back: 'Delete',
    enter: 'Enter',
    symbols: 'Symbols',
    letters: 'Letters',
    hide: 'Hide keyboard',
    hideShort: 'Hide',
    left: 'Move left',
    right: 'Move right',
  },
};

/** A language that lacks a sentence does not compile. */
export type VisitWords = typeof visit;
