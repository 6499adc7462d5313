import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

/** What a list is made of: the rows of a search, records by name, a content that is kept already, or parts of a comparison. */
export type ListSeed =
  | { search: object }
  | {
      kind: string
      items: readonly string[]
      /** Page that they were found on, if they are the genes of its terms. */
      address?: string
    }
  | { kind: string; contentId: string }
  | { of: readonly string[]; parts: readonly string[] }

export type SaveListDialogProps = {
  seed: ListSeed
  /** What the name field holds at first. */
  name: string
  onClose(): void
}

/** What is done with a chosen list: a field takes its items, an address names its content. */
export type PickedList = { onItems(items: readonly string[]): void } | { onContent(contentId: string): void }

export type ListPickerProps = PickedList & {
  kind: string
  onClose(): void
}

/** Parts of the lists of visitors that pages of other features offer. They are loaded when they are asked for. */
export type ListParts = {
  SaveListDialog: ComponentType<SaveListDialogProps>
  ListPicker: ComponentType<ListPickerProps>
  ListName: ComponentType<{ contentId: string }>
}

const ListPartsContext = createContext<ListParts | null>(null)

/** Mounted once by the app: results and forms lie below lists in the order of features, so they cannot import them. */
export function ListPartsProvider({ parts, children }: { parts: ListParts; children: ReactNode }) {
  return <ListPartsContext value={parts}>{children}</ListPartsContext>
}

/** Null on a page that has no lists, such as a test of one component. */
export function useListParts(): ListParts | null {
  return useContext(ListPartsContext)
}
