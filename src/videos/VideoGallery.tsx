import Card from 'react-bootstrap/Card';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { useParams } from 'react-router';
import { NotFoundPage } from '../page/NotFoundPage';
import { OutsideLink } from '../page/OutsideLink';
import { PageHeading } from '../page/PageHeading';
import { usePageView } from '../page/usePageView';
import { useWords } from '../words/language';
import { useVideosWords } from '../words/videosWords';
import { GALLERIES, type Video } from './videos';

/** VID-2, VID-3 */
export function VideoGallery() {
  const { resourceName } = useParams();
  if (resourceName !== 'career' && resourceName !== 'finance') return <NotFoundPage />;
  return <Gallery name={resourceName} />;
}

function Gallery({ name }: { name: keyof typeof GALLERIES }) {
  const videos = useVideosWords();
  usePageView('videogallery', name);
  return (
    <>
      <PageHeading name={videos.titles[name]}>{videos.titles[name]}</PageHeading>
      {videos.inEnglish && <p className="hint">{videos.inEnglish}</p>}
      <Row className="gallery">
        {GALLERIES[name].map((video) => (
          <Col key={video.title} sm={4}>
            <VideoCard video={video} />
          </Col>
        ))}
      </Row>
    </>
  );
}

function VideoCard({ video: { imgRef, title, text, link } }: { video: Video }) {
  const videos = useVideosWords();
  const { opensNewTab } = useWords();
  const { subtitle, desc } = videos.texts[text];
  const label = `${videos.watch}, ${title}, ${opensNewTab}`;
  return (
    <Card as="article">
      <OutsideLink className="thumbnail" address={link} label={label}>
        {/* The picture says nothing the title does not say. */}
        <Card.Img variant="top" src={imgRef} alt="" width={640} height={360} />
      </OutsideLink>
      <Card.Body>
        <Card.Title as="h2" lang="en">
          {title}
        </Card.Title>
        <Card.Subtitle as="p">{subtitle}</Card.Subtitle>
        <Card.Text>{desc}</Card.Text>
        <OutsideLink className="btn btn-primary" address={link} label={label}>
          {videos.watch}
        </OutsideLink>
      </Card.Body>
    </Card>
  );
}
