import Link from '@docusaurus/Link'
import Translate, { translate } from '@docusaurus/Translate'
import Interpolate from '@docusaurus/Interpolate'
import Head from '@docusaurus/Head'
import useBaseUrl from '@docusaurus/useBaseUrl'
import Admonition from '@theme/Admonition'
import CodeBlock from '@theme/CodeBlock'
import Details from '@theme/Details'
import DocCard from '@theme/DocCard'
import DocCardList from '@theme/DocCardList'
import Heading from '@theme/Heading'
import IdealImage from '@theme/IdealImage'
import Mermaid from '@theme/Mermaid'
import TabItem from '@theme/TabItem'
import Tabs from '@theme/Tabs'
import ThemedImage from '@theme/ThemedImage'
import TOCInline from '@theme/TOCInline'

export default function Everything({ toc }) {
  return (
    <div>
      <Head><title>From inside</title></Head>
      <Link to="/tabs">a route</Link> <Link to="./tabs.mdx">a file</Link> <Link to="https://other.example">out</Link>
      <Translate id="theme.common.headingLinkTitle" values={{ heading: 'React' }}>x</Translate>
      <Interpolate values={{ a: <b>B</b> }}>{'a {a}'}</Interpolate>
      <Admonition type="tip">Text</Admonition>
      <Admonition type="tip" icon="🔥" className="own-admonition">Hot</Admonition>
      <CodeBlock language="js" title="in.js">{'const x = 1'}</CodeBlock>
      <CodeBlock className="language-js own-code">{'const y = 1'}</CodeBlock>
      <Details summary="Own" className="own-details">Inside</Details>
      <Details summary={<summary>More</summary>}>Inside</Details>
      <DocCard item={{ type: 'link', label: 'Tabs', href: '/tabs' }} />
      <DocCardList items={[{ type: 'link', label: 'Link', href: '/link' }]} />
      <Heading as="h2" id="in-react" className="own-heading">In React</Heading>
      <IdealImage img={useBaseUrl('/img/light.svg')} alt={translate({ message: 'A logo' })} />
      <Mermaid value="graph LR" />
      <Tabs groupId="os">
        <TabItem value="a" label="A">one</TabItem>
        <TabItem value="b" label="B" default>two</TabItem>
      </Tabs>
      <Tabs className="own-tabs">
        <TabItem value="c" label="C" className="own-item">three</TabItem>
      </Tabs>
      <ThemedImage sources={{ light: '/base/img/light.svg', dark: '/base/img/dark.svg' }} alt="" />
      <TOCInline toc={toc} />
    </div>
  )
}
