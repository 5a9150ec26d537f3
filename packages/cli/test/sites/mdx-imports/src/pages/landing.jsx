import config from '@generated/docusaurus.config'
import Layout from '@theme/Layout'
import Readme from '../../README.md'
import Notes, { frontMatter } from '../parts/_notes.mdx'

export default function Landing({ config: given, route }) {
  return (
    <Layout title="Landing">
      <h1>{given.title}</h1>
      <p>
        {route.path} {config.url} {frontMatter.level}
      </p>
      <p>{Readme({}).props.children[0].props.children} in code</p>
      <Readme />
      <Notes unit="m" />
      <Notes unit="km" />
    </Layout>
  )
}
