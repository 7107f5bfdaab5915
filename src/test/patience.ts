import { configure } from '@testing-library/dom';

// Screens are loaded when they are opened, which takes long while a build has every processor.
configure({ asyncUtilTimeout: 60_000 });
