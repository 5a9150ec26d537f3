import { POLICY_NAME } from '@docgen/renderer/contract'

interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (text: string) => string },
  ) => {
    readonly createHTML: (text: string) => unknown
  }
}

declare global {
  interface Window {
    readonly trustedTypes?: PolicyFactory
  }
}

/** Creates the parser for pages of this site. It returns inert documents, whose scripts never run. */
export function createPageParser(): (html: string) => Document {
  const policy = window.trustedTypes?.createPolicy(POLICY_NAME, { createHTML: (text) => text })
  // The DOM types do not include trusted strings yet, but the parser accepts them.
  return (html) => new DOMParser().parseFromString((policy?.createHTML(html) ?? html) as string, 'text/html')
}
