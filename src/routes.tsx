import type { ComponentType } from 'react';
import { redirect, type NonIndexRouteObject, type RouteObject } from 'react-router';
import { ACCOUNT_ROUTE } from './page/accountRoute';
import type { Backend } from './backend/Backend';
import { HomePage } from './home/HomePage';
import { loadList, unlessOnlyFilterChanged } from './listings/loadList';
import { Arriving } from './shell/Arriving';
import { ErrorScreen } from './shell/ErrorScreen';
import { FirstLoading } from './shell/FirstLoading';
import { NotFoundPage } from './page/NotFoundPage';
import { Shell } from './shell/Shell';
import { ShellError } from './shell/ShellError';

/** The route table, in the order of the specification (section 2). */
export function routes(backend: Backend): RouteObject[] {
  return [
    {
      element: <Shell />,
      errorElement: <ShellError />,
      children: [
        {
          errorElement: <ErrorScreen />,
          // Below the shell, which is drawn once: a menu that is open stays open when the screen comes.
          hydrateFallbackElement: <Arriving />,
          children: screens(backend),
        },
      ],
    },
    ...(backend.device.kind === 'browser' ? [staffDesk(backend)] : []),
  ];
}

/** The staff desk has surroundings of its own, and no kiosk has it. */
function staffDesk(backend: Backend): RouteObject {
  return {
    path: 'desk/*',
    errorElement: <ShellError />,
    hydrateFallbackElement: <FirstLoading />,
    loader: () => backend.openAccount(),
    shouldRevalidate: () => false,
    lazy: { Component: desk },
  };
}

function screens(backend: Backend): RouteObject[] {
  return [
    { path: '/', element: <HomePage /> },
    {
      id: ACCOUNT_ROUTE,
      loader: () => backend.openAccount(),
      shouldRevalidate: () => false,
      children: [
        { path: 'profile', ...late(profile) },
        { path: 'login', ...late(login) },
        { path: 'auth/action', ...late(action) },
      ],
    },
    {
      path: 'resources',
      ...late(resourceLayout),
      children: [
        { index: true, loader: () => redirect('/resources/food') },
        {
          errorElement: <ErrorScreen />,
          children: [
            { path: 'videos/:resourceName', ...late(videos) },
            {
              path: ':resourceName',
              loader: ({ params }) => loadList(backend, params.resourceName ?? ''),
              shouldRevalidate: unlessOnlyFilterChanged,
              lazy: { Component: listing },
            },
          ],
        },
      ],
    },
    {
      path: 'employment',
      loader: () => loadList(backend, 'employment'),
      shouldRevalidate: unlessOnlyFilterChanged,
      lazy: { Component: employment },
    },
    {
      path: 'my-list',
      loader: async ({ request }) =>
        (await import('./savedlist/loadMyList')).loadMyList(backend, request.url),
      lazy: { Component: myList },
    },
    {
      path: 'find/:need',
      loader: async ({ params, request }) =>
        (await import('./find/FinderPage')).loadFind(backend, params.need, request.url),
      lazy: { Component: finder },
    },
    {
      path: 'calendar/:need',
      loader: async ({ params, request }) =>
        (await import('./find/loadMonth')).loadMonth(backend, params.need, request.url),
      lazy: { Component: month },
    },
    {
      path: 'places/:id',
      loader: async ({ params, request }) =>
        (await import('./find/loadPlace')).loadPlace(backend, params.id ?? '', request.url),
      lazy: { Component: place },
    },
    {
      path: 'search-lists',
      loader: async ({ request }) =>
        (await import('./find/loadSearch')).loadSearch(backend, request.url),
      lazy: { Component: search },
    },
    // Without the words that resumes are made of: it is loaded ahead, and they are large.
    { path: 'resume/new/tap', ...late(tapSkills) },
    { path: 'resume/new/:step?/:job?', ...late(builder) },
    { path: 'letter/:kind', ...late(papers) },
    { path: 'interview', ...late(papers) },
    { path: 'appointment', ...late(papers) },
    { path: 'papers', ...late(planner) },
    {
      path: 'first-days',
      loader: async ({ request }) =>
        (await import('./firstdays/loadFirstDays')).loadFirstDays(backend, request.url),
      lazy: { Component: firstDays },
    },
    { path: 'entry', ...late(entry) },
    { path: 'contact', ...late(contact) },
    { path: 'about', ...late(about) },
    { path: '*', element: <NotFoundPage /> },
  ];
}

/**
 * A screen that is loaded when it is asked for and needs no data first. The loader of nothing is there because
 * React Router 7 drops the error when the code of a route without one does not arrive, and shows an empty page.
 */
function late(Component: () => Promise<ComponentType>): NonIndexRouteObject {
  return { loader: () => null, shouldRevalidate: () => false, lazy: { Component } };
}

const desk = async () => (await import('./desk/DeskPage')).DeskPage;
const profile = async () => (await import('./account/ProfilePage')).ProfilePage;
const login = async () => (await import('./account/LoginPage')).LoginPage;
const action = async () => (await import('./account/ActionPage')).ActionPage;
const resourceLayout = async () => (await import('./shell/ResourceLayout')).ResourceLayout;
const videos = async () => (await import('./videos/VideoGallery')).VideoGallery;
const listing = async () => (await import('./listings/ListingPage')).ListingPage;
const employment = async () => (await import('./listings/EmploymentPage')).EmploymentPage;
const myList = async () => (await import('./savedlist/MyListPage')).MyListPage;
const finder = async () => (await import('./find/FinderPage')).FinderPage;
const month = async () => (await import('./find/MonthPage')).MonthPage;
const place = async () => (await import('./find/PlacePage')).PlacePage;
const search = async () => (await import('./find/SearchPage')).SearchPage;
const tapSkills = async () => (await import('./resumebuilder/TapSkills')).TapSkills;
const builder = async () => (await import('./resumebuilder/BuilderPage')).BuilderPage;
const papers = async () => (await import('./papers/PapersPage')).PapersPage;
const planner = async () => (await import('./papers/PlannerPage')).PlannerPage;
const firstDays = async () => (await import('./firstdays/FirstDaysPage')).FirstDaysPage;
const entry = async () => (await import('./entry/EntryPage')).EntryPage;
const contact = async () => (await import('./contact/ContactPage')).ContactPage;
const about = async () => (await import('./about/AboutPage')).AboutPage;
