import { useT } from '#i18n/use-texts.tsx'
import { Countdown } from '#ui/golf/countdown.tsx'
import { PlacesDots } from '#ui/golf/places-dots.tsx'
import { Price } from '#ui/golf/price.tsx'
import { Stars } from '#ui/golf/stars.tsx'
import { TeeTimeTile, TeeTimeTiles, type TileTeeTime } from '#ui/golf/tee-time-tile.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Rail, RailItem } from '#ui/layout/rail.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { Scene, type SceneView } from '#ui/picture/scene.tsx'
import { CopyRow } from '#ui/text/copy-row.tsx'
import styles from './design-page.module.css'

const views: readonly SceneView[] = ['tee', 'fairway', 'green', 'clubhouse']
const teeTimes: readonly TileTeeTime[] = [
  { time: '05:45', price: 1_450_000, regular: 1_900_000, placesLeft: 1 },
  { time: '06:30', price: 1_900_000, placesLeft: 4, holes: 18 },
  { time: '06:37', price: 1_900_000, placesLeft: 0 },
  { time: '12:15', price: null, placesLeft: 3 },
]
const names = ['Nguyễn Văn An', 'Trần Thị Bích', '김민수', '佐藤', 'John Smith']

export function FactPieces() {
  const ui = useT('ui')
  const bill = useT('bill')
  return (
    <>
      <Section title="Prices and tee times">
        <Card>
          <div className={styles.row}>
            <Price amount={1_900_000} per />
            <Price amount={1_450_000} regular={1_900_000} size="large" />
            <Price amount={12_500_000} size="huge" />
            <Price amount={null} />
            <PlacesDots left={3} />
            <PlacesDots left={1} />
            <Stars rating={4.5} count={12} />
            <Countdown until={Date.now() + 90_000} label={ui('endsIn')} />
          </div>
        </Card>
        <TeeTimeTiles>
          {teeTimes.map((teeTime, place) => (
            <TeeTimeTile
              key={teeTime.time}
              teeTime={teeTime}
              selected={place === 1}
              onPick={() => undefined}
            />
          ))}
        </TeeTimeTiles>
      </Section>
      <Section title="Pictures and people">
        <Rail label="Ảnh" wide>
          {views.map((view, place) => (
            <RailItem key={place}>
              <Card flush>
                <Scene slug="mau" view={view} />
              </Card>
            </RailItem>
          ))}
        </Rail>
        <div className={styles.row}>
          <Picture src="/no/such.jpg" alt="" className={styles.small} />
          {names.map((name) => (
            <Avatar key={name} name={name} />
          ))}
          <Avatar name="Lê Hà" src="/no/such.jpg" size={56} />
        </div>
      </Section>
      <Section title="Copying">
        <Card>
          <CopyRow label={bill('cancel.account')} value="0123456789">
            0123 456 789
          </CopyRow>
          <CopyRow label={bill('facts.phone')} value="TV123456" />
        </Card>
      </Section>
    </>
  )
}
