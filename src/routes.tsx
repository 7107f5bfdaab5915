import { redirect, type RouteObject, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Backend } from './backend/Backend';
import { HomePage } from './home/HomePage';
import { ErrorScreen } from './shell/ErrorScreen';
import { Loading } from './shell/Loading';
import { NotFoundPage } from './shell/NotFoundPage';
import { Shell } from './shell/Shell';
import { ShellError } from './shell/ShellError';

/** The route table, in the order of the specification (section 2). */
export function routes(backend: Backend): RouteObject[] {
  return [
    {
      element: <Shell />,
      errorElement: <ShellError />,
      hydrateFallbackElement: <Loading />,
      children: [{ errorElement: <ErrorScreen />, children: screens(backend) }],
    },
  ];
}

function screens(backend: Backend): RouteObject[] {
  return [
    { path: '/', element: <HomePage /> },
    { path: 'profile', lazy: { Component: profile } },
    { path: 'login', lazy: { Component: login } },
    {
      path: 'resources',
      lazy: { Component: resourceLayout },
      children: [
        { index: true, loader: () => redirect('/resources/food') },
        {
          errorElement: <ErrorScreen />,
          children: [
            { path: 'videos/:resourceName', lazy: { Component: videos } },
            {
              path: ':resourceName',
              loader: ({ params }) => backend.listing(params.resourceName ?? ''),
              shouldRevalidate: unlessOnlyFiltered,
              lazy: { Component: listing },
            },
          ],
        },
      ],
    },
    {
      path: 'employment',
      loader: () => backend.listing('employment'),
      shouldRevalidate: unlessOnlyFiltered,
      lazy: { Component: employment },
    },
    { path: 'contact', lazy: { Component: contact } },
    { path: 'about', lazy: { Component: about } },
    { path: '*', element: <NotFoundPage /> },
  ];
}

/** Search and county stand in the address, but the rows stay the same. */
function unlessOnlyFiltered({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.search === nextUrl.search;
}

const profile = async () => (await import('./account/AccountsSoonPage')).ProfilePage;
const login = async () => (await import('./account/AccountsSoonPage')).LoginPage;
const resourceLayout = async () => (await import('./shell/ResourceLayout')).ResourceLayout;
const videos = async () => (await import('./videos/VideoGallery')).VideoGallery;
const listing = async () => (await import('./listings/ListingPage')).ListingPage;
const employment = async () => (await import('./listings/EmploymentPage')).EmploymentPage;
const contact = async () => (await import('./contact/ContactPage')).ContactPage;
const about = async () => (await import('./about/AboutPage')).AboutPage;
