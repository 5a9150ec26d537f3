import {
  useActiveDocContext,
  useActivePlugin,
  useAllDocsData,
  useDocsPreferredVersion,
  useDocsVersion,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client'
import { usePluginData } from '@docusaurus/useGlobalData'

/** The page's version, and the way to the last one. */
export default function Version() {
  const { version, label, isLast } = useDocsVersion()
  const { activeVersion } = useActiveDocContext('default')
  const { preferredVersion } = useDocsPreferredVersion()
  return (
    <ul>
      <li>
        {version} “{label}” {isLast ? 'last' : 'not last'} of {useActivePlugin().pluginId}, in{' '}
        {activeVersion?.path ?? 'nowhere'}
      </li>
      <li>Last: {useLatestVersion().path}</li>
      <li>
        All:{' '}
        {useVersions()
          .map(({ name, path }) => `${name} ${path}`)
          .join(', ')}
      </li>
      <li>
        Of all:{' '}
        {Object.entries(useAllDocsData())
          .map(([id, { path }]) => `${id} ${path}`)
          .join(', ')}
      </li>
      <li>Chosen: {String(preferredVersion)}</li>
      <li>
        Data:{' '}
        {usePluginData('docusaurus-plugin-content-docs')
          .versions.map(({ name }) => name)
          .join(', ')}
      </li>
    </ul>
  )
}
