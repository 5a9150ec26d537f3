/** Groups of tabs that the theme makes by itself. Markdown's own are named by their authors. */
export const TAB_GROUPS = {
  /** Languages of request samples: the choice holds on all pages. */
  samples: 'code-samples',
  /** Answers of one operation: text and examples go together, and the next page starts anew. */
  status: 'api-status',
} as const
