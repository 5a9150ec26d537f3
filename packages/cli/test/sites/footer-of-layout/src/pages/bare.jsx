import Layout from '@theme/Layout'

export default function Bare() {
  return (
    <Layout title="Bare" noFooter wrapperClassName="wide">
      <h1>Bare</h1>
    </Layout>
  )
}
