/** Loads the search when a reader needs it. The script of the search page contains `loaded-search.ts` instead. */
export const loadSearchModule = (): Promise<Pick<typeof import('./search.js'), 'installSearch'>> =>
  import('./search.js')
