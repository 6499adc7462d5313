/** Sets a cookie that scripts may read, or takes it away, as the server's answers do. */
export function setCookie(name: string, value: string | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the DOM of the tests has no cookie store.
  document.cookie = value === null ? `${name}=; max-age=0; path=/` : `${name}=${value}; path=/`
}
