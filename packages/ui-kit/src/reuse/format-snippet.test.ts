import { requestOf } from '@rosette/api-client/api-request.ts'
import { recordCall } from '@rosette/api-client/record-query.ts'
import { searchCall } from '@rosette/api-client/search-query.ts'
import { expect, test } from 'vitest'
import { formatSnippet, languages } from './format-snippet.ts'

const origin = 'https://rosette.example'
const record = recordCall({ name: 'locus' }, { name: 'AT4G18960' })
const search = searchCall({
  call: 'general',
  what: { searchText: `5' and 3' "Zürich" $HOME`, category: 'genes' },
  options: { page: 1, pageSize: 25, facets: true },
})

test.for(languages)('[USE-006] the %s code sends the request of the page', (language) => {
  for (const call of [record, search]) {
    const snippet = formatSnippet(language, call, origin)
    const { address, headers } = requestOf(call)
    expect(snippet).toContain(`${origin}${address}`)
    for (const value of Object.values(headers)) expect(snippet).toContain(value)
    expect(snippet).toContain('ROSETTE_TOKEN')
    expect(snippet).not.toMatch(/rosette_[\w-]{10}/)
  }
})

test('[USE-006] curl keeps quotes, letters and variables in the body as they are', () => {
  const snippet = formatSnippet('curl', search, origin)
  expect(snippet).toContain(`--data-raw '${(requestOf(search).body ?? '').replaceAll("'", "'\\''")}'`)
  expect(formatSnippet('curl', record, origin)).not.toContain('--data')
})

test('[USE-006] Python and R have the body in ASCII, and it means the same', () => {
  for (const language of ['Python', 'R'] as const) {
    const snippet = formatSnippet(language, search, origin)
    expect(snippet).toMatch(/^[\x20-\x7e\n]*$/)
    const literal = snippet.match(/(?:data=|req_body_raw\()'((?:[^'\\]|\\.)*)'/)?.[1] ?? ''
    expect(JSON.parse(literal.replaceAll(/\\(.)/g, '$1'))).toEqual(search.body)
    // Quotes of JSON are not escaped once more.
    expect(literal).toContain('"category":"genes"')
  }
})

test('[USE-006] a token is sent only if there is one', () => {
  expect(formatSnippet('curl', record, origin)).toContain(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell fills it in.
    '${ROSETTE_TOKEN:+--header} ${ROSETTE_TOKEN:+"Authorization: Bearer $ROSETTE_TOKEN"}',
  )
  expect(formatSnippet('Python', record, origin)).toContain('if os.environ.get("ROSETTE_TOKEN"):\n    headers["authorization"]')
  expect(formatSnippet('R', record, origin)).toContain('if (nzchar(token)) call <- req_auth_bearer_token(call, token)')
})
