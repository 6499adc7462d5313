import { searchCategories } from '@rosette/contract-kit/search-contract.ts'
import { categoryKinds } from '../contract/category-kinds.ts'

/** The types of the search box that a release has records of. */
export const searchableCategories = searchCategories.map(({ value }) => value).filter((category) => categoryKinds[category] !== null)
