import type { Artifact } from './artifact.js'

const POLICY = "default-src 'none'; script-src 'self'; base-uri 'none'"

/** The page to which authorization servers redirect: its script passes their response to the API console. */
export function createCallbackPage(scriptHref: string): Artifact {
  const head = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="robots" content="noindex">',
    '<meta name="referrer" content="no-referrer">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Authorization</title>',
    `<script type="module" src="${scriptHref}"></script>`,
  ].join('')
  const body = '<main><h1>Authorization</h1><p>You can close this window.</p></main>'
  return {
    file: 'oauth-callback.html',
    bytes: `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>\n`,
  }
}
