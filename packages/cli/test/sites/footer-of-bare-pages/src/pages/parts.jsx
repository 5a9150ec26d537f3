import AnnouncementBar from '@theme/AnnouncementBar'
import Footer from '@theme/Footer'
import LayoutProvider from '@theme/Layout/Provider'
import Navbar from '@theme/Navbar'

export default function Parts() {
  return (
    <LayoutProvider>
      <AnnouncementBar />
      <Navbar />
      <h1>Parts</h1>
      <Footer />
    </LayoutProvider>
  )
}
