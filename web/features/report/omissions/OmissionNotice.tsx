import { useText } from '#web/text/use-text.ts'
import { Waits } from '../header/Waits.tsx'

/** Says, where the rail is shut, that something was left out; nobody has to open anything to know that. */
export function OmissionNotice({ count, onShow }: { count: number; onShow: () => void }) {
  const text = useText('report')
  if (count === 0) return null
  return <Waits words={text('omittedShort', { count })} whole={text('omissionCount', { count })} onShow={onShow} />
}
