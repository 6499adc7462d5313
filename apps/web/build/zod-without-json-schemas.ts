import type { Plugin } from 'vite'

// Each type of zod carries how it is written as a JSON schema, which only the server asks for; with every type, bundlers keep it all.
const writers = /^ *inst\._zod\.processJSONSchema = .*;$/gm
const methods = /createToJSONSchemaMethod\([^)]*\)\(params\)|createStandardJSONSchemaMethod\([^)]*\)/g

/** Leaves out of the browser's zod what writes JSON schemas: 5 kB on every page that checks something. */
export const zodWithoutJsonSchemas: Plugin = {
  name: 'zod-without-json-schemas',
  transform: {
    filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
    handler(code) {
      const shorter = code.replace(writers, '').replace(methods, 'undefined')
      if (shorter.length === code.length) this.error('zod is written in another way than before: look at what it writes JSON schemas with')
      return { code: shorter, map: null }
    },
  },
}
