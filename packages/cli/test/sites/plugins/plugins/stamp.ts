import { definePlugin } from '@docgen/cli'

/** A mark at the end of some pages. */
export const stamp = ({ word }: { readonly word: string }) =>
  definePlugin({
    name: 'stamp',
    version: '1',
    inputs: { values: { word } },
    html: {
      appliesTo: ({ route }) => route.startsWith('/releases'),
      change: (html, { page }) => html.replace('</main>', `<p>${word}: ${page.title}</p></main>`),
    },
  })
