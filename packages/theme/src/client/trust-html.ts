/** Name of the one Trusted Types policy that the content security policy allows; a page may make it several times. */
export const POLICY_NAME = 'docgen'

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

/** Makes the parser for pages of this site: an inert document, whose scripts never run. */
export function createPageParser(): (html: string) => Document {
  const policy = window.trustedTypes?.createPolicy(POLICY_NAME, { createHTML: (text) => text })
  // The DOM's types know no trusted text yet; parsers take both.
  return (html) => new DOMParser().parseFromString((policy?.createHTML(html) ?? html) as string, 'text/html')
}
