import Link from '@docusaurus/Link'
import useBaseUrl from '@docusaurus/useBaseUrl'
import { Promo } from '../components/Promo'

declare const require: (path: string) => { readonly default: string }

let logo: { readonly default: string }
try {
  logo = require('@site/static/img/none.png')
} catch {
  logo = require('@site/static/img/mark.svg')
}

export default function Links() {
  return (
    <>
      <h1>Links</h1>
      <a href="/docs">Docs</a>
      <a href={useBaseUrl('/about')}>About</a>
      <a href="/nowhere">Nowhere</a>
      <a href="https://example.org/?a=1&b=2">Elsewhere</a>
      <a href="#top">Top</a>
      <img src="/img/mark.svg" alt="Logo" width="8" height="8" />
      <img src="/img/gone.svg" alt="Gone" />
      <Link to="/missing">Missing</Link>
      <img src={String(logo.default)} alt="Fallback" />
      <Promo />
    </>
  )
}
