import { generateStaticParamsFor, importPage } from 'nextra/pages'
import { useMDXComponents } from '../../mdx-components'

export const generateStaticParams = generateStaticParamsFor('mdxPath')

export async function generateMetadata({ params }) {
  return (await importPage((await params).mdxPath)).metadata
}

const Wrapper = useMDXComponents().wrapper

export default async function Page(props) {
  const params = await props.params
  const { default: Content, ...rest } = await importPage(params.mdxPath)
  return (
    <Wrapper {...rest}>
      <Content {...props} params={params} />
    </Wrapper>
  )
}
