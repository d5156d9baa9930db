import { Drawer } from '@mantine/core'
import { Sidebar } from '#web/features/sidebar/Sidebar.tsx'
import { useText } from '#web/text/use-text.ts'
import { Brand } from '#web/ui/Brand.tsx'

/** The sidebar where the screen has no room for one that stays. */
export function SidebarDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText('shell')
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      size="min(20rem, 88vw)"
      padding={0}
      title={<Brand />}
      styles={{ header: { paddingInline: '1rem' }, body: { height: 'calc(100dvh - 60px)' } }}
      closeButtonProps={{ 'aria-label': text('closeMenu') }}
    >
      <Sidebar withoutBrand />
    </Drawer>
  )
}
