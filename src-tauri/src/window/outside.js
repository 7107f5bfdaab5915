(() => {
  if (window.top !== window) return;
  const back = () => location.assign('https://back.new-beginnings.invalid/');
  addEventListener('keydown', (event) => event.key === 'Escape' && back(), { capture: true });

  const draw = () => {
    const host = document.createElement('div');
    // Closed, so that the page's own styles and scripts do not reach it.
    const bar = host.attachShadow({ mode: 'closed' });
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = '← Back to New Beginnings · Volver';
    Object.assign(button.style, {
      position: 'fixed',
      left: '0',
      top: '0',
      width: '100%',
      minHeight: '56px',
      zIndex: '2147483647',
      border: '0',
      background: '#0b4a43',
      color: '#fff',
      font: '600 20px sans-serif',
      cursor: 'pointer',
    });
    button.addEventListener('click', back);
    bar.append(button);
    document.documentElement.append(host);
    document.documentElement.style.setProperty('padding-top', '56px', 'important');
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', draw);
  else draw();
})();
