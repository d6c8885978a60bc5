//! A connection's socket, which loses patience with those who are slow.

use std::{
    io::{self, ErrorKind},
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
    time::{Instant, Sleep, sleep, sleep_until},
};

use super::{
    bare,
    phase::{Phase, Shared},
};

/// How long, and for how many bytes, a client may go on sending a request that was refused before it was whole. Without that, it
/// would be cut off while it sends, and never read why.
const LINGER: Duration = Duration::from_secs(1);
const MOST_LINGERED: usize = 4 * 1024 * 1024;

/// How long a client may take.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patience {
    /// For the headers of a request.
    pub(super) headers: Duration,
    /// Until it reads on, once nothing more fits between.
    pub(super) write: Duration,
}

/// The socket. A client that takes too long is an error of kind [`ErrorKind::TimedOut`], which ends its connection.
pub(super) struct Socket {
    stream: TcpStream,
    patience: Patience,
    phase: Shared,
    /// When the headers have to be whole.
    headers_until: Instant,
    /// Runs while they are waited for, and while bytes wait to be read, so that an idle connection has no clock.
    reading: Option<Pin<Box<Sleep>>>,
    writing: Option<Pin<Box<Sleep>>>,
    lingering: Option<Lingering>,
    /// What is written in place of what hyper wrote, and how much of it was.
    instead: Option<(Vec<u8>, usize)>,
}

struct Lingering {
    until: Pin<Box<Sleep>>,
    bytes: usize,
}

impl Socket {
    pub(super) fn new(stream: TcpStream, patience: Patience, phase: Shared) -> Self {
        let headers_until = Instant::now() + patience.headers;
        Self {
            stream,
            patience,
            phase,
            headers_until,
            reading: None,
            writing: None,
            lingering: None,
            instead: None,
        }
    }

    fn heard(&mut self) {
        match self.phase.get() {
            Phase::Fresh => self.phase.set(Phase::Heading),
            Phase::Idle => {
                self.headers_until = Instant::now() + self.patience.headers;
                self.reading = None;
                self.phase.set(Phase::Heading);
            }
            Phase::Heading | Phase::Answering => {}
        }
    }

    /// Waits for the client, as long as there is patience.
    fn wait_for_headers(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        if !matches!(self.phase.get(), Phase::Fresh | Phase::Heading) {
            self.reading = None;
            return Poll::Pending;
        }
        let until = self.headers_until;
        let clock = self.reading.get_or_insert_with(|| Box::pin(sleep_until(until)));
        ready!(clock.as_mut().poll(context));
        tracing::debug!("a client took too long to send a request's headers");
        Poll::Ready(Err(ErrorKind::TimedOut.into()))
    }

    /// What became of a write; a client that reads nothing for long is an error.
    fn written(
        &mut self,
        result: Poll<io::Result<usize>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<usize>> {
        if result.is_ready() {
            self.writing = None;
            return result;
        }
        let patience = self.patience.write;
        let clock = self.writing.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(clock.as_mut().poll(context));
        tracing::debug!("a client took too long to read what it was sent");
        Poll::Ready(Err(ErrorKind::TimedOut.into()))
    }

    fn write(&mut self, bytes: &[u8], context: &mut Context<'_>) -> Poll<io::Result<usize>> {
        let result = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.written(result, context)
    }
}

impl AsyncRead for Socket {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        match Pin::new(&mut self.stream).poll_read(context, buffer) {
            Poll::Pending => self.wait_for_headers(context),
            done => {
                if buffer.filled().len() > before {
                    self.heard();
                }
                done
            }
        }
    }
}

impl AsyncWrite for Socket {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        if self.instead.is_none() && self.phase.get() != Phase::Answering {
            self.instead = bare::clothed(bytes).map(|response| (response, 0));
        }
        let Some((response, mut done)) = self.instead.take() else { return self.write(bytes, context) };
        while done < response.len() {
            match self.write(&response[done..], context) {
                Poll::Ready(Ok(count)) if count > 0 => done += count,
                Poll::Ready(Ok(_)) => return Poll::Ready(Err(ErrorKind::WriteZero.into())),
                Poll::Ready(Err(error)) => return Poll::Ready(Err(error)),
                Poll::Pending => {
                    self.instead = Some((response, done));
                    return Poll::Pending;
                }
            }
        }
        Poll::Ready(Ok(bytes.len()))
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = &mut *self;
        if this.lingering.is_none() {
            ready!(Pin::new(&mut this.stream).poll_shutdown(context))?;
            this.lingering = Some(Lingering { until: Box::pin(sleep(LINGER)), bytes: 0 });
        }
        let Some(lingering) = &mut this.lingering else { return Poll::Ready(Ok(())) };
        let mut bytes = [0; 8 * 1024];
        while lingering.bytes < MOST_LINGERED && lingering.until.as_mut().poll(context).is_pending() {
            let mut buffer = ReadBuf::new(&mut bytes);
            match ready!(Pin::new(&mut this.stream).poll_read(context, &mut buffer)) {
                Ok(()) if !buffer.filled().is_empty() => lingering.bytes += buffer.filled().len(),
                // It has closed its side as well.
                Ok(()) | Err(_) => break,
            }
        }
        Poll::Ready(Ok(()))
    }
}
