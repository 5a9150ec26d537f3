/** A category of an API's pages, in the form of the config. */
export interface ApiCategory {
  readonly type: 'category'
  readonly label: string
  /** Key of the UI text that the label is; absent if the author chose the label. */
  readonly uiText?: string
  readonly link?: { readonly type: 'doc'; readonly id: string }
  readonly items: readonly ApiItem[]
}

/** A page or a category of an API. */
export type ApiItem = { readonly type: 'doc'; readonly id: string } | ApiCategory

/** An API's category with its position among those of the root folder. */
export interface PlacedApi {
  readonly category: ApiCategory
  /** Absent: after all others. */
  readonly position: number | undefined
}
