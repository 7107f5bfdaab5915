import Card from 'react-bootstrap/Card';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { useParams } from 'react-router';
import { NotFoundPage } from '../page/NotFoundPage';
import { OutsideLink } from '../page/OutsideLink';
import { PageHeading } from '../page/PageHeading';
import { usePageContent } from '../page/usePageContent';
import { usePageView } from '../page/usePageView';
import { useWords, useWrittenLanguage } from '../words/language';
import { useVideosWords } from '../words/videosWords';
import { GALLERIES, PICTURES } from './videos';

/** VID-2, VID-3 */
export function VideoGallery() {
  const { resourceName } = useParams();
  if (resourceName !== 'career' && resourceName !== 'finance') return <NotFoundPage />;
  return <Gallery name={resourceName} />;
}

function Gallery({ name }: { name: keyof typeof GALLERIES }) {
  const videos = useVideosWords();
  const language = useWrittenLanguage();
  const added = usePageContent(name);
  usePageView('videogallery', name);
  return (
    <>
      <PageHeading name={videos.titles[name]}>{videos.titles[name]}</PageHeading>
      {videos.inEnglish && <p className="hint">{videos.inEnglish}</p>}
      <Row className="gallery">
        {GALLERIES[name].map((video) => (
          <Col key={video.title} sm={4}>
            <VideoCard {...video} {...videos.texts[video.text]} />
          </Col>
        ))}
        {added.map(({ title = '', link = '', en = '', es = '' }) => (
          <Col key={`${title} ${link}`} sm={4}>
            <VideoCard
              imgRef={PICTURES[name]}
              title={title}
              link={link}
              subtitle={videos.subtitles[name]}
              desc={language === 'es' ? es : en}
            />
          </Col>
        ))}
      </Row>
    </>
  );
}

interface CardProps {
  imgRef: string;
  title: string;
  link: string;
  subtitle: string;
  desc: string;
}

function VideoCard({ imgRef, title, link, subtitle, desc }: CardProps) {
  const videos = useVideosWords();
  const { opensNewTab } = useWords();
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
