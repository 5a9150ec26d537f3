import type { SiteConfigInput } from '@docgen/cli'
import { footer } from './parts/footer.js'

const shared = { tagline: 7 }
const navbar: SiteConfigInput['navbar'] = {
  items: [{ label: 'Home' /* to */ }],
}

const config: SiteConfigInput = {
  ...shared,
  title: 'Docs', // the name
  url: 'https://docs.example.org',
  navbar,
  footer,
}

export default config
