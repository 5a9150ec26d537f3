import { Context } from '@docusaurus/core/lib/client/docusaurusContext'
import useSiteContext from '@docusaurus/core/lib/client/exports/useDocusaurusContext'
import { useColorMode, useThemeConfig } from '@docusaurus/theme-common'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import useGlobalData, { useAllPluginInstancesData, usePluginData } from '@docusaurus/useGlobalData'
import { useContext } from 'react'

export default function Facts() {
  const { siteConfig, i18n } = useDocusaurusContext()
  const { status, colorMode } = useThemeConfig()
  useBrokenLinks().collectAnchor('facts')
  const facts = {
    bar: siteConfig.themeConfig.navbar.title,
    status,
    defaultMode: colorMode.defaultMode,
    locale: i18n.localeConfigs[i18n.currentLocale],
    locales: siteConfig.i18n.locales,
    isShared: useContext(Context).siteConfig.title === useSiteContext().siteConfig.title,
    mode: useColorMode().colorMode,
    all: useGlobalData(),
    instances: useAllPluginInstancesData('releases'),
    newest: usePluginData('releases').newest,
    none: usePluginData('other', undefined, { failfast: false }) ?? 'nothing',
  }
  return <pre>{JSON.stringify(facts, null, 2)}</pre>
}
