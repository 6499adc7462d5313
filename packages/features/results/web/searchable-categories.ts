import { searchCategories } from '@rosette/contract-kit/search-contract.ts'
import { findSearchedKind } from '../contract/searched-kind.ts'

/** The types of the search box that a release has records of. */
export const searchableCategories = searchCategories.map(({ value }) => value).filter((category) => findSearchedKind(category) !== null)
