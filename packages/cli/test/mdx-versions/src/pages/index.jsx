import { useActiveVersion, useLatestVersion } from '@docusaurus/plugin-content-docs/client'

export default function Home() {
  return (
    <p>
      {useLatestVersion().label} {useActiveVersion()?.name ?? 'nowhere'}
    </p>
  )
}
