import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PictureFrame } from './picture-frame.tsx'
import { completeSvg } from './save-picture.ts'
import { markProps } from './use-mark-keys.ts'

const names = ['SALK_000001', 'SALK_000002', 'SALK_000003']

function draw() {
  return renderInSite(
    <PictureFrame
      name="AT4G18960 insertions"
      table={{ caption: 'Insertions', columns: [{ id: 'name', label: 'Name', cell: (row: string) => row }], rows: names, rowKey: String }}
    >
      <svg width="100%" height="20" data-drawing="">
        <title>Insertions</title>
        {names.map((name, index) => (
          <a key={name} {...markProps(index)} href={`/polyallele?name=${name}`} aria-label={name}>
            <circle cx={`${index * 10}%`} cy="5" r="4" />
          </a>
        ))}
      </svg>
    </PictureFrame>,
  )
}

const markOf = (name: string) => screen.getByRole('link', { name })

test('[PICT-001] Tab reaches one mark, arrow keys, Home and End the others', async () => {
  await draw()
  expect(names.map((name) => markOf(name).getAttribute('tabindex'))).toEqual(['0', '-1', '-1'])
  markOf('SALK_000001').focus()
  for (const [key, name] of [
    ['ArrowRight', 'SALK_000002'],
    ['End', 'SALK_000003'],
    ['ArrowRight', 'SALK_000003'],
    ['ArrowLeft', 'SALK_000002'],
    ['Home', 'SALK_000001'],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key })
    expect(document.activeElement?.getAttribute('aria-label')).toBe(name)
  }
  expect(names.map((name) => markOf(name).getAttribute('tabindex'))).toEqual(['0', '-1', '-1'])
})

test('[PICT-001] a key that moves nothing is left to the browser', async () => {
  await draw()
  markOf('SALK_000001').focus()
  expect(fireEvent.keyDown(markOf('SALK_000001'), { key: 'Enter' })).toBe(true)
  expect(fireEvent.keyDown(markOf('SALK_000001'), { key: 'ArrowRight', altKey: true })).toBe(true)
})

test('[PICT-002] every mark is a row of the table', async () => {
  await draw()
  fireEvent.click(screen.getByRole('button', { name: 'View as table' }))
  const table = within(screen.getByRole('table', { name: 'Insertions' }))
  expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(names)
  fireEvent.click(screen.getByRole('button', { name: 'Hide table' }))
  expect(screen.queryByRole('table')).toBeNull()
})

test('[PICT-003] the file has the size and the looks of the picture, and none of its classes', async () => {
  await draw()
  const svg = document.querySelector<SVGSVGElement>('svg[data-drawing]')
  if (!svg) throw new Error('there is no drawing')
  const mark = svg.querySelector('circle')
  mark?.setAttribute('class', 'lollipop')
  mark?.style.setProperty('font-weight', '620')
  const { text, size } = completeSvg(svg, { width: 640, height: 20 }, { title: 'AT4G18960 insertions' })
  expect(size).toEqual({ width: 680, height: 90 })
  expect(text).toContain('width="640"')
  expect(text).toMatch(/<circle [^>]*style="[^"]*font-weight: ?620/)
  expect(text).not.toContain('lollipop')
  expect(text).not.toContain('tabindex')
  expect(mark?.getAttribute('class')).toBe('lollipop')
})

test('[PICT-003] the file is called like the picture', async () => {
  await draw()
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  fireEvent.click(screen.getByRole('button', { name: 'Save SVG' }))
  await vi.waitFor(() => expect(saved).toEqual(['AT4G18960_insertions.svg']))
})

test('[ENRICH-030] a file has title, legend and margin, in light colours whatever the theme is', async () => {
  // Colours are what the browser computes in the theme of the moment.
  const themes = new Set<string | null>()
  const compute = window.getComputedStyle.bind(window)
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    if (element.namespaceURI?.endsWith('svg')) themes.add(document.documentElement.getAttribute('data-mantine-color-scheme'))
    return compute(element)
  })
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:picture'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await renderInSite(
    <PictureFrame
      name="Enrichment of terms"
      table={null}
      legend={
        <ul>
          <li>
            <span aria-hidden />q below 0.001
          </li>
          <li>area: list genes</li>
          <li>
            <span aria-hidden style={{ borderTop: '2px dashed rgb(10, 20, 30)' }} />
            only in a compilation
          </li>
        </ul>
      }
    >
      <svg width="100%" height="20">
        <title>Dots</title>
        <circle cx="5" cy="5" r="4" />
      </svg>
    </PictureFrame>,
  )
  document.documentElement.setAttribute('data-mantine-color-scheme', 'dark')
  const button = screen.getByRole('button', { name: 'Save SVG' })
  themes.clear()
  fireEvent.click(button)
  await vi.waitFor(() => expect(blobs).toHaveLength(1))
  const text = (await blobs[0]?.text()) ?? ''
  expect(text).toContain('>Enrichment of terms</text>')
  expect(text).toContain('>q below 0.001</text>')
  expect(text).toContain('>area: list genes</text>')
  expect(text).toMatch(/<line [^>]*stroke="rgb\(10, 20, 30\)"[^>]*stroke-dasharray="5 4"/)
  expect([...themes]).toEqual(['light'])
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark')
  document.documentElement.removeAttribute('data-mantine-color-scheme')
})
