import { expect, test } from 'vitest'
import { findAssets } from './web-assets.ts'

const manifest = {
  'src/main.tsx': { file: 'assets/main-1.js', css: ['assets/main-1.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-2.js', css: [], imports: ['_deep.js'] },
  '_deep.js': { file: 'assets/deep-3.js', css: ['assets/deep-3.css'], imports: ['_shared.js'] },
  '../../packages/kinds/locus/web/locus-page.tsx': { file: 'assets/locus-4.js', css: ['assets/locus-4.css'], imports: ['src/main.tsx'] },
  'src/record-view.tsx': { file: 'assets/view-5.js', css: [], imports: [] },
}

test('a page needs the entry and what it imports, at any depth and also in a circle', () => {
  expect(findAssets(manifest, [])).toEqual({
    script: '/assets/main-1.js',
    preloads: ['/assets/shared-2.js', '/assets/deep-3.js'],
    styles: ['/assets/main-1.css', '/assets/deep-3.css'],
  })
})

test('a page with its own chunks preloads them', () => {
  const { preloads, styles } = findAssets(manifest, ['packages/kinds/locus/web/locus-page.tsx', 'apps/web/src/record-view.tsx'])
  expect(preloads).toEqual(expect.arrayContaining(['/assets/locus-4.js', '/assets/view-5.js']))
  expect(styles).toContain('/assets/locus-4.css')
})

test('an unknown chunk is not an error: it is loaded when the app asks for it', () => {
  expect(findAssets(manifest, ['packages/kinds/gone/web/gone-page.tsx'])).toEqual(findAssets(manifest, []))
})

test('a manifest without the entry is a broken build', () => {
  expect(() => findAssets({}, [])).toThrow('build the web app again')
})
