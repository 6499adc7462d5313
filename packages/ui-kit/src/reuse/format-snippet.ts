import { type Call, requestOf } from '@rosette/api-client/api-request.ts'

export const languages = ['curl', 'Python', 'R'] as const
export type Language = (typeof languages)[number]

/** A script that makes a call of this page; a token, if it needs one, comes from the environment, never from the page (USE-006). */
export function formatSnippet(language: Language, call: Call, origin: string): string {
  const { address, method, headers, body } = requestOf(call)
  const isText = call.isText ?? false
  return writers[language]({ url: `${origin}${address}`, method, headers: Object.entries(headers), body, isText })
}

type Request = {
  url: string
  method: string
  headers: readonly [name: string, value: string][]
  body: string | undefined
  /** Whether the answer is a text and not JSON. */
  isText: boolean
}

const writers: Readonly<Record<Language, (request: Request) => string>> = { curl: toCurl, Python: toPython, R: toR }

function toCurl({ url, method, headers, body }: Request): string {
  const options = [
    // The first of them fails with a status that scripts notice, and still prints what the site said.
    '--fail-with-body --silent --show-error',
    ...(method === (body === undefined ? 'GET' : 'POST') ? [] : [`--request ${method}`]),
    // Both vanish if there is no token. Two words, because not every shell splits what a variable stands for.
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell fills it in.
    '${ROSETTE_TOKEN:+--header} ${ROSETTE_TOKEN:+"Authorization: Bearer $ROSETTE_TOKEN"}',
    ...headers.map(([name, value]) => `--header ${inShell(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${inShell(body)}`]),
    inShell(url),
  ]
  return `curl ${options.join(' \\\n  ')}\n`
}

function toPython({ url, method, headers, body, isText }: Request): string {
  const lines = headers.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
  return `import os

import requests

headers = {${lines.join(', ')}}
if os.environ.get("ROSETTE_TOKEN"):
    headers["authorization"] = f"Bearer {os.environ['ROSETTE_TOKEN']}"
response = requests.request(
    ${JSON.stringify(method)},
    ${JSON.stringify(url)},
    headers=headers,
${body === undefined ? '' : `    data=${asciiText(body)},\n`}    timeout=60,
)
response.raise_for_status()
answer = response.${isText ? 'text' : 'json()'}
`
}

function toR({ url, method, headers, body, isText }: Request): string {
  const contentType = headers.find(([name]) => name === 'content-type')?.[1]
  const steps = [
    `request(${JSON.stringify(url)})`,
    ...(method === 'GET' ? [] : [`req_method(${JSON.stringify(method)})`]),
    ...headers.flatMap(([name, value]) =>
      name === 'content-type' ? [] : [`req_headers(${JSON.stringify(name)} = ${JSON.stringify(value)})`],
    ),
    ...(body === undefined ? [] : [`req_body_raw(${asciiText(body)}, type = ${JSON.stringify(contentType ?? '')})`]),
    'req_timeout(60)',
  ]
  return `library(httr2)

call <- ${steps.join(' |>\n  ')}
token <- Sys.getenv("ROSETTE_TOKEN")
if (nzchar(token)) call <- req_auth_bearer_token(call, token)
response <- req_perform(call)
answer <- resp_body_string(response)${isText ? '' : ' # with jsonlite: resp_body_json(response)'}
`
}

// Nothing has a meaning inside single quotes but the quote itself.
function inShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

/**
 * A text that means the same in Python and R, in single quotes, so that those of JSON stay as they are. In ASCII: requests sends other characters of a text as Latin-1, and R
 * reads a script in the encoding of its machine. Within JSON the escape is read by the site.
 */
function asciiText(json: string): string {
  const ascii = json.replaceAll(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return `'${ascii.replaceAll(/[\\']/g, '\\$&')}'`
}
