/** Where assistants connect, below the address of the site. */
export const assistantPath = '/mcp'
