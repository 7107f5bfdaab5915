(() => {
  if (window.top !== window) return;
  const go = (host) => () => location.assign(`https://${host}.new-beginnings.invalid/`);
  const back = go('back');
  addEventListener('keydown', (event) => event.key === 'Escape' && back(), { capture: true });

  const style = {
    minHeight: '56px',
    border: '0',
    color: '#fff',
    font: '600 20px sans-serif',
    cursor: 'pointer',
  };
  const button = (text, onClick, more) => {
    const it = Object.assign(document.createElement('button'), {
      type: 'button',
      textContent: text,
    });
    Object.assign(it.style, style, more);
    it.addEventListener('click', onClick);
    return it;
  };
  const draw = () => {
    const host = document.createElement('div');
    Object.assign(host.style, {
      position: 'fixed',
      left: '0',
      top: '0',
      width: '100%',
      zIndex: '2147483647',
    });
    // Closed, so that the page's own styles and scripts do not reach it.
    const bar = host.attachShadow({ mode: 'closed' });
    const row = document.createElement('div');
    row.style.display = 'flex';
    row.append(
      button('← Back to New Beginnings · Volver', back, { flex: '1', background: '#0b4a43' }),
      button('Leave now · Salir ya', go('leave'), { padding: '0 24px', background: '#07332e' }),
    );
    bar.append(row);
    document.documentElement.append(host);
    document.documentElement.style.setProperty('padding-top', '56px', 'important');
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', draw);
  else draw();
})();
