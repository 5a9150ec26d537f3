import { useColorMode, useThemeConfig } from '@docusaurus/theme-common'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import useGlobalData, { useAllPluginInstancesData, usePluginData } from '@docusaurus/useGlobalData'

export default function Facts() {
  const { siteConfig } = useDocusaurusContext()
  const { status, colorMode } = useThemeConfig()
  useBrokenLinks().collectAnchor('facts')
  const facts = {
    bar: siteConfig.themeConfig.navbar.title,
    status,
    defaultMode: colorMode.defaultMode,
    mode: useColorMode().colorMode,
    all: useGlobalData(),
    instances: useAllPluginInstancesData('releases'),
    newest: usePluginData('releases').newest,
    none: usePluginData('other', undefined, { failfast: false }) ?? 'nothing',
  }
  return <pre>{JSON.stringify(facts, null, 2)}</pre>
}
