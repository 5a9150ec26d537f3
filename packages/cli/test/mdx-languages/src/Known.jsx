import { pluginData } from '@docgen/cli/data'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'

export default function Known() {
  const { i18n, siteConfig } = useDocusaurusContext()
  const greeting = i18n.currentLocale === 'fr' ? 'Bonjour' : 'Hello'
  return (
    <p>
      {greeting}, {siteConfig.customFields.price.now}, {pluginData.releases.join(' and ')}
    </p>
  )
}
