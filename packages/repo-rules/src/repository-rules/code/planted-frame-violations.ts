/** Trees that break the rules on the frame of what pages read. */
export const plantedFrameViolations = {
  'only the frame says that something loads or failed to': {
    tree: [
      { path: 'packages/features/news/web/a.tsx', text: 'export const A = () => <p role="status">\n  Loading...\n</p>' },
      { path: 'packages/kinds/clone/web/b.tsx', text: 'export const b = `The list could not be loaded.`' },
      { path: 'packages/ui-kit/src/c.tsx', text: "export const C = () => <QueryPart failure='Error fetching data.' />" },
      { path: 'apps/web/src/d.ts', text: "console.error('It could not be loaded.')" },
      { path: 'apps/web/src/e.tsx', text: "export const E = () => <p>{'Error fetching data.'}</p>" },
    ],
    says: /^\S*web\/a\.tsx:2 says[^\n]*\n\S*clone\/web\/b\.tsx:1 says[^\n]*\napps\/web\/src\/e\.tsx:1 says[^\n]*$/,
  },
  'a page that reads data has a loader': {
    tree: [
      {
        path: 'apps/web/src/router.tsx',
        text: "lazyPage(() => import('./a.tsx'), 'A')\nlazyPage(() => import('./b.tsx'), 'b')\nchosenPage(() => import('./a.tsx'), ({ A }) => A)",
      },
      { path: 'apps/web/src/a.tsx', text: "import { read } from './read.ts'\nexport const A = () => read()" },
      { path: 'apps/web/src/b.tsx', text: "import { read } from './read.ts'\nexport const b = { component: read, queries: () => [] }" },
      { path: 'apps/web/src/read.ts', text: 'export const read = () => useQuery({})' },
      {
        path: 'apps/web/src/routes.tsx',
        text: 'createRoute({ path: 1, component: 2 })\ncreateRoute({ path: 1, component: 2, loader: 3 })',
      },
    ],
    says: /router\.tsx:1 apps\/web\/src\/a\.tsx reads data in apps\/web\/src\/read\.ts.*router\.tsx:3 apps\/web\/src\/a\.tsx reads.*routes\.tsx:1 a route with a component has a loader$/s,
  },
}
