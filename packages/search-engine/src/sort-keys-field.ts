/** Where the engine keeps the sort keys of texts, beside the fields themselves. */
export const sortKeysField = 'sortKeys'
