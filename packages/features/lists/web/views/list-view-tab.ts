/** What a picture of a whole list is given: its name, and the content that the server counts. */
export type ListViewTabProps = { name: string; contentId: string }
