import { installSearch } from './search.js'

/** Returns the search, which the script of the search page contains. */
export const loadSearchModule = async (): Promise<Pick<typeof import('./search.js'), 'installSearch'>> => ({
  installSearch,
})
